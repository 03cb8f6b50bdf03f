import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { languageTag } from '@shingle/shared/language/language.ts'
import { Block, broken } from './block.tsx'
import type { Letter } from './letter.ts'
import { face, ink, line, narrow, paper, raised, small, soft } from './materials.ts'

const cordHeight = 28

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
      <Body
        style={{
          backgroundColor: paper,
          color: ink,
          fontFamily: face,
          margin: 0,
          padding: 0,
          wordBreak: 'break-word',
        }}
      >
        <Container style={{ width: '100%', maxWidth: 600, margin: '0 auto' }}>
          <Section className="edge" style={{ padding: '24px 40px 16px' }}>
            <Text style={{ font: `bold 20px/24px ${face}`, letterSpacing: -0.5, color: ink, margin: 0 }}>
              {name}
            </Text>
          </Section>
          <Rail />
          <Section className="edge" style={{ padding: '0 40px' }}>
            <Section
              className="board"
              style={{
                backgroundColor: raised,
                border: `1px solid ${line}`,
                borderRadius: 8,
                borderCollapse: 'separate',
                padding: '32px 32px 28px',
              }}
            >
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
                <Link
                  key={href}
                  href={href}
                  style={{
                    ...{ color: soft, textDecoration: 'underline' },
                    ...{ display: 'inline-block', padding: '8px 20px 8px 0' },
                  }}
                >
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
