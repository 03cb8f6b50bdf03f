/** For how many days backups are kept, and so what was deleted is still in one. */
export const backupKeptDays = 35
