import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'
import type { Fact, LetterBlock } from './letter.ts'
import { cell, codeFace, face, ink, line, raised, sign, small, soft } from './materials.ts'

/** Text with its line breaks. */
export const broken = (text: string): ReactNode =>
  text.split('\n').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name, and never change.
    <Fragment key={at}>
      {at > 0 && <br />}
      {part}
    </Fragment>
  ))

const FactRow = ({ title, value, href }: Fact) => (
  <Row>
    <Column className="title" style={{ ...cell, width: 104, font: `400 14px/20px ${face}`, color: soft }}>
      {title}
    </Column>
    <Column className="value" style={{ ...cell, font: `bold 14px/20px ${face}`, color: ink }}>
      {href === undefined ? (
        value
      ) : (
        <Link href={href} style={{ color: ink, textDecoration: 'underline' }}>
          {value}
        </Link>
      )}
    </Column>
  </Row>
)

const Sign = ({ children }: { children: string }) => (
  <Section style={{ backgroundColor: sign, borderRadius: 5, margin: '4px 0 20px', textAlign: 'center' }}>
    <Text
      style={{
        font: `bold 44px/48px ${codeFace}`,
        letterSpacing: 6,
        whiteSpace: 'nowrap',
        color: ink,
        margin: 0,
        padding: '22px 6px 20px 12px',
      }}
    >
      {children}
    </Text>
  </Section>
)

/** One part of the board of a letter. */
export const Block = ({ block }: { block: LetterBlock }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading
          as="h1"
          style={{ font: `bold 28px/31px ${face}`, letterSpacing: -0.6, color: ink, margin: '0 0 12px' }}
        >
          {block.text}
        </Heading>
      )
    case 'text':
      return (
        <Text style={{ font: `400 16px/24px ${face}`, color: ink, margin: '0 0 16px' }}>
          {broken(block.text)}
        </Text>
      )
    case 'sign':
      return <Sign>{block.text}</Sign>
    case 'facts':
      return (
        <Section style={{ margin: '4px 0 20px', borderBottom: `1px solid ${line}` }}>
          {block.facts.map((fact) => (
            <FactRow key={`${fact.title} ${fact.value}`} {...fact} />
          ))}
        </Section>
      )
    case 'button':
      return (
        <Button
          href={block.href}
          style={{
            font: `bold 16px/20px ${face}`,
            backgroundColor: ink,
            borderRadius: 5,
            color: raised,
            padding: '14px 24px',
            margin: '8px 0 20px',
            textDecoration: 'none',
          }}
        >
          {block.label}
        </Button>
      )
    case 'small':
      return (
        <Text style={small}>
          {block.text}
          {block.href !== undefined && (
            <>
              <br />
              <Link
                href={block.href}
                style={{ color: ink, textDecoration: 'underline', wordBreak: 'break-all' }}
              >
                {block.href}
              </Link>
            </>
          )}
        </Text>
      )
  }
}
