const nightHour = 2

/** When the night began of which there is to be a full archive. */
export const lastNight = (now: Date): Date => {
  const night = new Date(now)
  night.setUTCHours(nightHour, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  return night
}

/** When the hour began of which there is to be an archive that goes on from that of an hour. */
export const lastHour = (now: Date): Date => {
  const hour = new Date(now)
  hour.setUTCMinutes(0, 0, 0)
  return hour
}
