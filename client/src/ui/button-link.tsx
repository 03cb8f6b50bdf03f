import type { ReactNode } from 'react'
import { Link, type LinkProps } from '../app/link.tsx'
import { type ButtonLook, buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'

type ButtonLinkProps = LinkProps & ButtonLook & { children: ReactNode }

export const ButtonLink = ({ kind, size, wide, className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={classNames(buttonClass({ kind, size, wide }), className)}>
    {children}
  </Link>
)
