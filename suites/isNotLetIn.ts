/** Whether an HTTP status says that the key was refused. */
export const isNotLetIn = (status: number | undefined): boolean => status === 401 || status === 403;
