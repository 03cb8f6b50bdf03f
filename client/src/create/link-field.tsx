import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { isLinkKind, type LinkKind } from '@shingle/shared/paths/app-paths.ts'
import { Link2 } from 'lucide-react'
import { useSearch } from '../app/use-place.ts'
import { TextField } from '../ui/text-field.tsx'
import { changeAnswers, useAnswers } from './answers-store.ts'
import styles from './link-field.module.css'

const examples: Readonly<Record<LinkKind, string>> = {
  facebook: 'facebook.com/pellstreetcycles',
  github: 'github.com/pellstreet',
  thumbtack: 'thumbtack.com/pell-street-cycles',
  yelp: 'yelp.com/biz/pell-street-cycles',
  generic: 'pellstreetcycles.example',
}

/** A page that the business has already; open at once for whoever came in by one of those entries. */
export const LinkField = ({ error }: { error: string | undefined }) => {
  const { link } = useAnswers()
  const search = useSearch()
  const from = search.get('from')
  const kind = isLinkKind(from) ? from : null
  return (
    <details className={styles.bring} open={kind !== null || link !== '' || error !== undefined || undefined}>
      <summary>
        <Link2 aria-hidden="true" />
        Bring a page you have <span>optional</span>
      </summary>
      <TextField
        label="Web address"
        labelHidden
        inputMode="url"
        autoComplete="url"
        autoFocus={kind !== null && link === ''}
        limit={webAddressMaximum}
        hint="Kept with your website. We cannot read pages for you yet."
        placeholder={examples[kind ?? 'facebook']}
        value={link}
        onChange={(value) => changeAnswers({ link: value })}
        error={error}
      />
    </details>
  )
}
