/** For how many hours every backup is kept. */
export const everyBackupKeptHours = 24

/** For how many days the first backup of each hour is kept. */
export const hourlyBackupKeptDays = 7

/** For how many days the first backup of each night is kept: no other for longer, and so what was deleted is still in one. */
export const backupKeptDays = 35
