import findMyWay from 'find-my-way';
import { type Format, formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { operations } from '../../specs/operations.ts';
import type { Route } from './Route.ts';

const suffixed = new RegExp(`^(.*)\\.(${formats.join('|')})$`);
const router = findMyWay({ maxParamLength: 1000 });

for (const format of formats.filter((one) => !isSoap(one))) {
  add(`/${format}/reply/:operation`, {
    kind: 'generic',
    operation: null,
    format,
    suffix: null,
    methods: ['GET', 'POST'],
  });
}
for (const format of formats.filter(isSoap)) {
  add(`/${format}`, { kind: 'soap', operation: null, format, suffix: null, methods: ['POST'] });
}
for (const { name, route } of operations.values()) {
  if (route === undefined) continue;
  const named: Route = { kind: 'named', operation: name, format: null, suffix: null, methods: route.methods };
  add(route.path, named);
  for (const suffix of formats) add(`${route.path}.${suffix}`, { ...named, suffix });
}

/** What a path of the document stands for, in whatever method; undefined when it is none of them (Endpoints). */
export function routeOf(path: string): Route | undefined {
  const found = router.find('GET', path);
  if (found === null) return undefined;
  const route: Route = found.store;
  if (route.kind !== 'generic') return route;
  const written = found.params.operation ?? '';
  const [, operation = written, suffix] = suffixed.exec(written) ?? [];
  return { ...route, operation, suffix: (suffix as Format | undefined) ?? null };
}

/** Methods are judged by the caller, so that a wrong one can be told from a wrong path. */
function add(path: string, route: Route): void {
  router.on('GET', path, () => undefined, route);
}
