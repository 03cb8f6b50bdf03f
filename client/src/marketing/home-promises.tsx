import { handleReservation } from '@shingle/shared/handle/reservation.ts'

const stations = [
  { time: '08:12', state: 'Saved to your account', text: 'Platform 3. New prices typed.' },
  {
    time: '08:19',
    state: 'Saved on this device',
    text: 'No signal. Saturday closed, one heading rewritten.',
    dark: true,
  },
  { time: '08:41', state: 'Saved to your account', text: 'Back in the open. Nothing pressed.' },
  { time: '08:42', state: 'Published', text: 'You chose when.', arrive: true },
] as const

const differences = [
  { field: 'Saturday', theirs: '9 to 1', mine: '9 to 4', taken: 'mine' },
  { field: 'Headline', theirs: 'Bikes fixed while you wait', mine: 'Same-day bike repair', taken: 'theirs' },
  { field: 'Puncture', theirs: '£12', mine: '£14', taken: 'mine' },
] as const

const weights = [
  ['Page and style', '14 KB'],
  ['Two typefaces', '50 KB'],
  ['Drawings', '56 KB'],
] as const

const keeps = [
  [
    'Your own words',
    'Sample reviews are marked as samples, and stay out of the published page until you confirm them.',
  ],
  [
    'Your own address',
    `Choose it when you publish, or connect a domain of your own, free. Change it later; the old one stays reserved for you for ${handleReservation}.`,
  ],
  ['Your visitors’ peace', 'No cookies and no trackers, unless you add analytics and a visitor agrees.'],
  ['No ads, ever', 'Not on your site, not in the editor.'],
] as const

export const TrainSection = () => (
  <section className="train">
    <div className="wrap">
      <div className="intro">
        <h2>Edit in the tunnel. It keeps.</h2>
        <p>
          Your draft lives on your device and in your account. Lose the signal and carry on: words, prices,
          hours, undo. Each change tells you plainly where it is.
        </p>
      </div>
      <ol className="line">
        {stations.map((station) => (
          <li key={station.time} className={'arrive' in station ? 'arrive' : undefined}>
            {'dark' in station && <i className="dark" />}
            <time>{station.time}</time>
            <b>{station.state}</b>
            <p>{station.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

export const HandSection = () => (
  <section className="hand">
    <div className="wrap">
      <div className="review">
        <p className="review-head">
          Your copy from Tuesday<span>3 changes kept on this device</span>
        </p>
        {differences.map(({ field, theirs, mine, taken }) => (
          <fieldset className="pick" key={field}>
            <legend>{field}</legend>
            <label>
              <input type="radio" name={field} defaultChecked={taken === 'theirs'} />
              {theirs}
              <small>Rosa, now in the draft</small>
            </label>
            <label>
              <input type="radio" name={field} defaultChecked={taken === 'mine'} />
              {mine}
              <small>Yours</small>
            </label>
          </fieldset>
        ))}
      </div>
      <div>
        <h2>Hand it over. Lose nothing.</h2>
        <p className="sub">
          One person edits at a time. When someone takes the pen, your unsaved words are kept as a copy, side
          by side with theirs, for you to choose line by line. Never merged behind your back.
        </p>
      </div>
    </div>
  </section>
)

export const WeighSection = () => (
  <section className="weigh">
    <div className="wrap">
      <div>
        <h2>Light as a postcard</h2>
        <p className="sub">
          Plain pages, no script files. A website as we make it weighs 120 KB at the most, drawings included.
        </p>
        <div className="bar" role="img" aria-label="Shares of 120 kilobytes">
          {weights.map(([what]) => (
            <i key={what} />
          ))}
        </div>
        <ul className="key">
          {weights.map(([what, weight]) => (
            <li key={what}>
              {what}
              <b>{weight}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className="keep">
        <h2>Yours to keep</h2>
        <ul>
          {keeps.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
)
