import { CloudOff } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import help from './help.module.css'

/** Says that help waits for a connection. */
export const OfflineNote = ({ className }: { className: string | undefined }) => (
  <p className={classNames(help.offline, className)} role="status">
    <CloudOff aria-hidden="true" />
    Offline. Help with words waits for a connection; everything else works.
  </p>
)
