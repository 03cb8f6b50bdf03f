import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { CycleBoard, GardenBoard, TableBoard } from './sample-boards.tsx'
import { StartForm } from './start-form.tsx'

export const HomeHero = () => (
  <div className="hero">
    <div className="hero-in">
      <div className="answers">
        <h1>Hang out your shingle.</h1>
        <p className="lead">
          Two answers, and the website for your work is up on the wall: written, colored, ready to change.
          Free, with no ads.
        </p>
        <StartForm name="Pell Street Cycles" about="Fix commuter bikes" />
        <p className="small">No card. No trial clock. No account until you create your site.</p>
        <p className="small">
          <a href={pagePaths.names}>No name yet?</a> <a href={pagePaths.ideas}>No idea yet?</a>
        </p>
      </div>
      <div className="street">
        <GardenBoard />
        <CycleBoard place="b1" />
        <TableBoard />
      </div>
      <CycleBoard place="show-small" />
    </div>
  </div>
)
