import { readDescription } from '@shingle/shared/reading/read-description.ts'
import { countWork } from '@shingle/shared/reading/count-work.testing.ts'
const units = process.argv.slice(2).length ? process.argv.slice(2) : ['dog £1 + ', 'dog £1\n', 'dog £1, ', '£5 each, a-', '休業日 こども 5 € and ', 'Hot shoeing £85 a set, trims £35. Mon-Fri 9am-5pm, Sat 10-2. Call 01353 662012. No cats. Since 1987. ', 'cut 5 €, ', 'a £1 ', 'dog and cat, ', 'big dog £1/', 'dog: £1; ', 'no dogs, ', 'dog from £1 ']
const fill = (u: string, n: number) => u.repeat(Math.ceil(n / u.length)).slice(0, n)
for (const u of units) {
  const row = [256, 512, 1024].map((n) => { const c = process.cpuUsage(); readDescription(fill(u, n), { name: 'Hart', place: 'Ely, England', timeZone: 'Europe/London' }); return Math.round(process.cpuUsage(c).user / 1000) })
  console.log(JSON.stringify(u.slice(0, 30)), row.join(' '), 'work', countWork(() => void readDescription(fill(u, 1024), { name: 'Hart', place: 'Ely, England', timeZone: 'Europe/London' }), 1e9))
}
