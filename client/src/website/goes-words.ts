/** What is lost at once with a website that is deleted; '' where nothing is. */
export const goesWords = ({ isPublished, editors }: { isPublished: boolean; editors: number }): string => {
  const who = editors === 1 ? 'its editor loses it' : `its ${editors} editors lose it`
  if (isPublished)
    return editors === 0
      ? 'Visitors see “Site not found” at once.'
      : `Visitors see “Site not found” at once, and ${who}.`
  return editors === 0 ? '' : `I${who.slice(1)} at once.`
}
