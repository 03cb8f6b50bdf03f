import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export type Tab<Id extends string> = { id: Id; label: string; icon?: ReactNode; panel: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
}

export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const choose = (next: string) => {
    const tab = tabs.find(({ id }) => id === next)
    if (tab) onChange(tab.id)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className={styles.tabs}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={styles.panel}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
