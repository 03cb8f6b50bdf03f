import { SignIcon } from '../icon.tsx'

/** One business on one phone, twice: a first screen that says nothing, and one that helps. Invented; the number is of a range kept for examples. */
export const TwoPhones = () => (
  <div className="phones">
    <div>
      <p className="verdict">
        <SignIcon name="x" /> Says nothing for a screen and a half
      </p>
      <div className="phone bad" aria-hidden="true">
        <div className="phone-bar">
          Aldgate Plumbing <SignIcon name="list" />
        </div>
        <div className="pic">A photograph of a tap</div>
        <p className="says">Welcome to our website</p>
        <p>Your trusted partner for all your plumbing needs since 2009.</p>
      </div>
    </div>
    <div>
      <p className="verdict">
        <SignIcon name="check" /> Name, job, place, number
      </p>
      <div className="phone" aria-hidden="true">
        <div className="phone-bar">
          Aldgate Plumbing <SignIcon name="list" />
        </div>
        <p className="says">Leaks stopped. Taps that close.</p>
        <p>Emergency plumber in Leeds, LS1 to LS17.</p>
        <p className="call">0113 496 0142</p>
        <p className="row">Now: on call until 22:00</p>
        <p className="row">
          <span>First hour</span>
          <span>£85</span>
        </p>
      </div>
    </div>
  </div>
)
