import { BicycleArt } from './bicycle-art.tsx'
import { GardenArt } from './garden-art.tsx'
import { PlatesArt } from './plates-art.tsx'

/** The front board: what is typed into the start form appears on it. */
export const CycleBoard = ({ place }: { place: string }) => (
  <div className={`hung ${place}`}>
    <div className="board">
      <div className="site cycle" data-board aria-hidden="true">
        <div className="s-bar">
          <span className="t" data-name>
            Pell Street Cycles
          </span>
          <span className="s-nav">
            <span>Prices</span>
            <span>Hours</span>
            <span className="s-cta">Contact Us</span>
          </span>
        </div>
        <div className="s-hero">
          <BicycleArt />
          <span className="emblem" data-emblem />
          <div className="t" data-headline>
            Bikes fixed while you wait
          </div>
          <p data-what>Repairs and servicing for commuter bikes, two minutes from Bristol Temple Meads.</p>
          <span className="s-cta" data-action>
            Book a repair
          </span>
        </div>
        <div className="s-list">
          <div className="t">What it costs</div>
          <div data-rows>
            <div className="s-price">
              <span>Puncture, in and out</span>
              <b>£14</b>
            </div>
            <div className="s-price">
              <span>Gears and brakes, tuned</span>
              <b>£38</b>
            </div>
            <div className="s-price">
              <span>Wheel trued</span>
              <b>£22</b>
            </div>
          </div>
        </div>
      </div>
    </div>
  </div>
)

export const TableBoard = () => (
  <div className="hung bt">
    <div className="board">
      <div className="site table" aria-hidden="true">
        <div className="s-bar">
          <span className="t">Oyelaran</span>
          <span className="s-cta">Menus</span>
        </div>
        <div className="s-hero">
          <div className="t">Lunch for forty, cooked that morning</div>
          <p>Catering for offices and weddings in Leeds.</p>
          <span className="s-cta">Ask for a date</span>
        </div>
        <PlatesArt />
      </div>
    </div>
  </div>
)

export const GardenBoard = () => (
  <div className="hung bg">
    <div className="board">
      <div className="site garden" aria-hidden="true">
        <div className="s-bar">
          <span className="t">Dunmore Gardens</span>
          <span className="s-nav">
            <span>Work</span>
            <span>Seasons</span>
            <span>Contact</span>
          </span>
        </div>
        <div className="s-hero">
          <div className="t">Hedges, lawns and quiet corners</div>
          <div>
            <p>Landscaping around Perth since the first frost cleared.</p>
            <span className="s-cta">Walk the garden with us</span>
          </div>
        </div>
        <GardenArt />
      </div>
    </div>
  </div>
)
