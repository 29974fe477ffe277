/** The one API key of this server. */
export const apiKey = 'tN4-vQ_2017a.cloud-Zx81';
