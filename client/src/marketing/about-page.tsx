import { productName } from '@shingle/shared/product/product.ts'
import { MarketingPage } from './marketing-frame.tsx'

export const AboutPage = () => (
  <MarketingPage
    title="A name on a board, then a door that opens."
    lead={`To hang out your shingle is to open for business under your own name. ${productName} is the board, the nail and the light above it.`}
  >
    <ul className="ruled">
      <li>
        <h2>Who it is for</h2>
        <div>
          <p>
            People who work alone or with a few others: who fix, teach, cut, cook, clean, build, count and
            care. They need one good page that says what they do, where, for how much, and how to reach them.
          </p>
        </div>
      </li>
      <li>
        <h2>How it writes</h2>
        <div>
          <p>
            From a few answers it lays out a whole page in your words, your town and the language of your
            trade. It invents no facts: no price is ever made up, and sample reviews say that they are
            samples, and stay out of the published page until you confirm them.
          </p>
        </div>
      </li>
      <li>
        <h2>How it keeps</h2>
        <div>
          <p>
            Each change is written to your device first and to your account at once. The page always says
            which of the two has it. Losing the signal loses nothing.
          </p>
        </div>
      </li>
      <li>
        <h2>What visitors get</h2>
        <div>
          <p>
            A page of plain text and pictures, light enough for a bad connection, readable by everyone,
            without cookies or trackers unless you add analytics and a visitor agrees.
          </p>
        </div>
      </li>
    </ul>
  </MarketingPage>
)
