import type { Language } from '../language/language.ts'
import type { PageContext } from './page-context.ts'

const photosBy: Readonly<Record<Language, string>> = {
  ...{
    english: 'Photos by',
    spanish: 'Fotos de',
    french: 'Photos de',
    italian: 'Foto di',
    german: 'Fotos von',
  },
  ...{ japanese: '写真：', Korean: '사진:' },
}

/** Names whoever made pictures by others that the page shows, with the way to them and to where the picture is found. */
export const PictureCredits = ({ page }: { readonly page: PageContext }) => {
  const { credits = [], language } = page
  if (credits.length === 0) return null
  return (
    <p className="credits">
      {photosBy[language]}{' '}
      {credits.map(({ author, authorUrl, provider, pageUrl }, at) => (
        <span key={pageUrl}>
          {at > 0 && ', '}
          <a href={authorUrl} rel="noopener">
            {author}
          </a>
          {' / '}
          <a href={pageUrl} rel="noopener">
            {provider}
          </a>
        </span>
      ))}
    </p>
  )
}
