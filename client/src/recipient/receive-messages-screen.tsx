import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { confirmRecipientEndpoint } from '@shingle/shared/recipient/endpoints.ts'
import { type ReactNode, useState } from 'react'
import { PlainScreen } from '../app/plain-screen.tsx'
import { useTitle } from '../app/use-title.ts'
import { call } from '../server/call-endpoint.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

type Step = 'question' | 'agreed' | 'too-old'

interface Words {
  readonly sign: string
  readonly title: string
  readonly text: ReactNode
}

const words: Readonly<Record<Step, Words>> = {
  question: {
    sign: 'Post?',
    title: 'Shall messages of visitors come to your address?',
    text: 'What visitors write by the contact form of the website is then mailed to the address that this link was mailed to. Do nothing, and nothing comes.',
  },
  agreed: {
    sign: 'Yes.',
    title: 'Messages come to your address',
    text: 'From now on, what visitors write by the contact form of the website comes to you.',
  },
  'too-old': {
    sign: 'Oh.',
    title: 'This link no longer works',
    text: 'The website may have been deleted, or the link has a slip in it. Ask whoever makes the website to send it again.',
  },
}

/** Where the link leads that asks an address for its consent: opening it agrees to nothing, the button does. */
export const ReceiveMessagesScreen = () => {
  const [token] = useState(() => window.location.hash.slice(1))
  const [step, setStep] = useState<Step>(token === '' ? 'too-old' : 'question')
  const [isAsking, setIsAsking] = useState(false)
  const [trouble, setTrouble] = useState('')
  const shown = words[step]
  useTitle(shown.title)
  const agree = () => {
    setIsAsking(true)
    call(confirmRecipientEndpoint, { body: { token } })
      .then((result) => {
        setTrouble(result.ok ? '' : result.problem.text)
        if (result.ok) setStep(result.value.isConfirmed ? 'agreed' : 'too-old')
      })
      .catch(console.error)
      .finally(() => setIsAsking(false))
  }
  return (
    <PlainScreen
      {...shown}
      text={
        trouble === '' ? (
          shown.text
        ) : (
          <>
            {shown.text} <strong role="alert">{trouble}</strong>
          </>
        )
      }
      actions={
        step === 'question' ? (
          <Button size="main" busy={isAsking} onClick={agree}>
            Yes, send them to me
          </Button>
        ) : (
          <ButtonLink kind="line" to={pagePaths.home} leavesApp>
            Home
          </ButtonLink>
        )
      }
    />
  )
}
