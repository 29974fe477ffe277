/** Names of headers, of fields in a query and of variables that may hold a secret. */
export const secretNames = /auth|cookie|token|secret|key|pass|pwd|session|cred|jwt|sign/i;
