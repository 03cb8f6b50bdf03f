/** The town that a place names first; '' where it is longer than `maximum`, or has figures in it. */
export const townIn = (place: string, maximum: number): string => {
  const town = place.split(/[,(/;·]/)[0]?.trim() ?? ''
  return town.length <= maximum && !/\d/.test(town) ? town : ''
}
