/**
 * The ways a call can be addressed (Endpoints):
 *
 * - `path`: POST /<format>/reply/<Operation> (json, xml, jsv, csv);
 * - `soap`: POST /soap11 or /soap12 (soap11, soap12);
 * - `suffix`: the named route followed by `.<format>`;
 * - `query`: `?format=<format>` on the named route, or on the generic path if it agrees with the path;
 * - `named`: POST to the bare named route, Content-Type of the format;
 * - `namedGet`: GET on the named route if the document marks it, key and scalars in the query;
 * - `jsonp`: the json path with `?callback=<name>`;
 * - `many`: a case about several addresses at once.
 */
export const addresses = ['path', 'soap', 'suffix', 'query', 'named', 'namedGet', 'jsonp', 'many'] as const;

export type Address = (typeof addresses)[number];
