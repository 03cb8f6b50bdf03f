/** Every browser begins so, for reasons of long ago; programs that fetch pages for somebody mostly do not. */
const browser = /^(Mozilla|Opera)\//

const robot =
  /bot|crawl|spider|slurp|compatible;|headless|lighthouse|inspect|preview|monitor|scan|fetch|archiv|facebookexternal|phantom|pagespeed|googleother|mediapartners/i

/** Whether what asks says that it is no person's browser. Whoever wants to be taken for one is. */
export const isRobot = (agent: string | undefined): boolean =>
  agent === undefined || agent.length > 512 || !browser.test(agent) || robot.test(agent)

/** Whether a browser says that it is on a phone. */
export const isOnPhone = (agent: string): boolean => /\bMobi|\biPhone\b/.test(agent)
