import { usePage } from './use-page.ts'

/** The tag of an invented example, or of one that is invented in part; what is invented is never published. */
export const SampleMark = ({ isSample }: { readonly isSample: boolean | string }) => {
  const { strings, mode } = usePage()
  return isSample && mode === 'canvas' ? <span className="sample">{strings.sample}</span> : null
}
