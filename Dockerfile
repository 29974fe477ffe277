# docker build -t assay . && docker run --rm -e ASSAY_API_KEY -v "$PWD:/work" assay run --target https://host.example/api
ARG NODE=22-alpine
FROM node:${NODE} AS build
WORKDIR /assay
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && mkdir /packed && npm pack --pack-destination /packed

FROM node:${NODE}
COPY --from=build /packed/ /packed/
RUN npm install --global --no-audit --no-fund /packed/*.tgz \
  && rm -rf /root/.npm /packed \
  && mkdir /work \
  && chown node:node /work
USER node
WORKDIR /work
ENTRYPOINT ["assay"]
CMD ["run"]
