import { usePage } from './use-page.ts'

/** The tag of an invented example, which is never published. */
export const SampleMark = ({ isSample }: { readonly isSample: boolean }) => {
  const { strings, mode } = usePage()
  return isSample && mode === 'canvas' ? <span className="sample">{strings.sample}</span> : null
}
