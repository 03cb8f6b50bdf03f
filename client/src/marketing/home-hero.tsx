import { businessLimits } from '@shingle/shared/business/business.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { SignIcon } from './icon.tsx'
import { CycleBoard, GardenBoard, TableBoard } from './sample-boards.tsx'

export const HomeHero = () => (
  <div className="hero">
    <div className="hero-in">
      <div>
        <h1>Hang out your shingle.</h1>
        <p className="lead">
          Two answers, and the website for your work is up on the wall: written, colored, ready to change.
          Free, with no ads.
        </p>
        <form className="start" action={appPaths.createAbout}>
          <label>
            Business name
            <input
              name="name"
              placeholder="Pell Street Cycles"
              maxLength={businessLimits.name}
              autoComplete="organization"
            />
          </label>
          <label>
            What you do
            <input
              name="about"
              placeholder="Fix commuter bikes"
              maxLength={businessLimits.description}
              autoComplete="off"
            />
          </label>
          <button type="submit">
            Make my website <SignIcon name="arrow-right" />
          </button>
        </form>
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
