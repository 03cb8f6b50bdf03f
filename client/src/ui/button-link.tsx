import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook & { children: ReactNode }

export function ButtonLink({ kind, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ kind, size, wide }), className)}>
      {children}
    </Link>
  )
}
