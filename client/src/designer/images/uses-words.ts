export interface ImageUses {
  onPage: boolean
  isPublished: boolean
  versions: number
}

/** What becomes of the places that show a picture which leaves the library. */
export const usesWords = ({ isPublished, versions }: ImageUses): string => {
  const held = versions === 1 ? '1 saved version' : `${versions} saved versions`
  const places = [...(isPublished ? ['your published page'] : []), ...(versions > 0 ? [held] : [])]
  if (places.length === 0) return 'It is used nowhere.'
  const isOne = places.length === 1 && versions < 2
  return `It is used in ${places.join(' and in ')}, which ${isOne ? 'goes' : 'go'} on showing it.`
}
