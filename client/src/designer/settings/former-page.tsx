import { Link } from 'lucide-react'
import { useBusiness } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { useEdits } from '../base/draft/editing.ts'
import { UnseenFact } from './unseen-fact.tsx'

/** The page that the business had when its website was made, until its owner removes it from the draft. */
export const FormerPage = () => {
  const { formerPage } = useBusiness()
  const edits = useEdits()
  if (formerPage === '') return null
  return (
    <UnseenFact
      icon={<Link aria-hidden="true" />}
      fact={formerPage}
      source="The page you had when this website was made."
    >
      <Button
        kind="link"
        onClick={() =>
          edits.together('Remove former page', () =>
            edits.setField({ in: 'business', field: 'formerPage' }, ''),
          )
        }
      >
        Remove
      </Button>
    </UnseenFact>
  )
}
