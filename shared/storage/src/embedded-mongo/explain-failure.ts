/** Says in one sentence why the database server cannot start, and what to do about it. */
export const explainFailure = (error: unknown, { file, port }: { file: string; port: number }): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'EADDRINUSE') return `The database cannot listen on port ${port}: another program is using it.`
  if (code === 'EACCES' && message.includes('listen')) return `The database may not listen on port ${port}.`
  if (code === 'ERR_SOCKET_BAD_PORT')
    return `The database cannot listen on port ${port}: there is no such port.`
  if (/database is locked/.test(message))
    return `The database file ${file} is in use by another process: stop that one first.`
  if (/file is not a database|malformed/.test(message)) return `${file} is not a database file: move it away.`
  if (
    /unable to open|readonly/.test(message) ||
    (typeof code === 'string' && /^E(ACCES|PERM|ROFS|NOTDIR|EXIST)$/.test(code))
  )
    return `The database file ${file} cannot be written: check the folder and its permissions.`
  return `The database cannot start: ${message}`
}
