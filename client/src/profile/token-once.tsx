import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './account-screen.module.css'

interface TokenOnceProps {
  token: string
  address: string
  onDone: () => void
}

const nothing = () => undefined

/** The token of an assistant that was let in just now: it is told this once. A click selects it whole. */
export const TokenOnce = ({ token, address, onDone }: TokenOnceProps) => (
  <div className={styles.assistant} role="status">
    <TextField label="Address for the assistant" value={address} onChange={nothing} readOnly />
    <TextField
      label="Its token"
      value={token}
      onChange={nothing}
      onFocus={(event) => event.target.select()}
      readOnly
      hint="Copy it now: it is not shown again. Whoever has it can do what you allowed."
    />
    <Button kind="line" onClick={onDone}>
      Done
    </Button>
  </div>
)
