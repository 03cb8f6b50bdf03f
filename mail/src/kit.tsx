import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { languageTag } from '@shingle/shared/language/language.ts'
import { Fragment, type ReactNode } from 'react'
import type { Fact, Letter, LetterBlock } from './letter.ts'
import * as materials from './materials.ts'

const { button, cell, codeFace, face, hung, ink, line, narrow, sheet, sign, small, soft, way } = materials

const cordHeight = 28

/** Text with its line breaks. */
const broken = (text: string): ReactNode =>
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

const Block = ({ block }: { block: LetterBlock }) => {
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
        <Button href={block.href} style={button}>
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

/** The rail across the mail, and the two cords that the board hangs from. */
const Rail = () => (
  <>
    <Section style={{ backgroundColor: ink, fontSize: 0, lineHeight: 0, height: 3 }}>
      <Row>
        <Column style={{ height: 3, fontSize: 0, lineHeight: 0 }}>&nbsp;</Column>
      </Row>
    </Section>
    <Section className="edge" style={{ padding: '0 40px', fontSize: 0, lineHeight: 0 }}>
      <Row>
        <Column style={{ width: 62, height: cordHeight }}>&nbsp;</Column>
        <Column style={{ width: 2, height: cordHeight, backgroundColor: ink }}>&nbsp;</Column>
        <Column style={{ height: cordHeight }}>&nbsp;</Column>
        <Column style={{ width: 2, height: cordHeight, backgroundColor: ink }}>&nbsp;</Column>
        <Column style={{ width: 62, height: cordHeight }}>&nbsp;</Column>
      </Row>
    </Section>
  </>
)

const Page = ({ letter }: { letter: Letter }) => {
  const { preview, language, name, board, footer, footerLinks = [] } = letter
  return (
    <Html lang={languageTag[language]}>
      <Head>
        <meta name="color-scheme" content="light only" />
        <style>{narrow}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={sheet}>
        <Container style={{ width: '100%', maxWidth: 600, margin: '0 auto' }}>
          <Section className="edge" style={{ padding: '24px 40px 16px' }}>
            <Text style={{ font: `bold 20px/24px ${face}`, letterSpacing: -0.5, color: ink, margin: 0 }}>
              {name}
            </Text>
          </Section>
          <Rail />
          <Section className="edge" style={{ padding: '0 40px' }}>
            <Section className="board" style={hung}>
              {board.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a letter are written once, in this order.
                <Block key={at} block={block} />
              ))}
            </Section>
          </Section>
          <Section className="edge" style={{ padding: '20px 40px 32px' }}>
            <Text style={small}>
              {broken(footer)}
              {footerLinks.length > 0 && <br />}
              {footerLinks.map(({ label, href }) => (
                <Link key={href} href={href} style={way}>
                  {label}
                </Link>
              ))}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

/** A mail as HTML: the name above the rail, a board below it, the small print at the end. */
export const letterHtml = (letter: Letter): Promise<string> => render(<Page letter={letter} />)
