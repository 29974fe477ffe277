const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'no room is left there',
  EDQUOT: 'the quota is used up',
  EFBIG: 'a file may not grow so long',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'the file system can only be read',
  EEXIST: 'a file of that name is there',
  ENOTDIR: 'a part of the path is no folder',
  ENOENT: 'the folder is gone',
  EISDIR: 'a folder of that name is there',
  EMFILE: 'too many files are open',
  EIO: 'the device fails',
};

/** Why files can't be written, as code and meaning; undefined for an error that is not from the file system. */
export function fileTrouble(error: unknown): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return undefined;
  const meaning = meanings[code];
  return meaning === undefined ? code : `${code}: ${meaning}`;
}
