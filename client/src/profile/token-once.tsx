import { Button } from '../ui/button.tsx'
import { CopiedText } from '../ui/copied-text.tsx'
import styles from './assistants-part.module.css'

interface TokenOnceProps {
  token: string
  address: string
  onDone: () => void
}

/** The token of an assistant that was let in just now: it is told this once. */
export const TokenOnce = ({ token, address, onDone }: TokenOnceProps) => (
  <div className={styles.assistant} role="status">
    <dl className={styles.told}>
      <dt>Address for the assistant</dt>
      <dd>
        <CopiedText text={address} what="the address" />
      </dd>
      <dt>Its token</dt>
      <dd>
        <CopiedText text={token} what="the token" />
        <small>Copy it now: it is not shown again. Whoever has it can do what you allowed.</small>
      </dd>
    </dl>
    <Button kind="line" onClick={onDone}>
      Done
    </Button>
  </div>
)
