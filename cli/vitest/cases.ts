import { conformance } from './conformance.ts';

// `npx vitest --project suites`, and an IDE: the embedded reference server, or the target in ASSAY_TARGET.
conformance();
