import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'plumber',
  kind: 'building-trade',
  otherKind: 'home-call-out',
  names: {
    english: 'Plumber',
    spanish: 'Fontanería',
    french: 'Plombier',
    italian: 'Idraulico',
    german: 'Sanitär und Installation',
    japanese: '水道工事',
    Korean: '배관·수도',
  },
  naming: {
    english:
      listed(`plumbing, plumbing and heating, plumbing service, drainage and plumbing, emergency plumber,
      leak repair, pipe repair, plumbers, blocked drains, boilers fixed, leaks fixed, dripping taps,
      burst pipe, leaking tap, fix leaking taps, unblock drains`),
    spanish: listed(`fontanero, plomero, plomería, gasfiter, fontanero urgente, plomera, fontanera,
      destapes, destapador de cañerías, sanitarista`),
    french: listed(`plomberie, plombier-chauffagiste, dépannage plomberie, recherche de fuite,
      chauffagiste-plombier, artisan plombier, dépannage plombier, plombière`),
    italian: listed(`idraulica, impianti idraulici, pronto intervento idraulico, idraulico pronto intervento,
      termoidraulico`),
    german:
      listed(`klempner, klempnerei, sanitärinstallateur, installateur, sanitärbetrieb, sanitärinstallation,
      sanitär, sanitärtechnik, gas- und wasserinstallateur, spengler, Installateurin, Spenglerei,
      Flaschner, Sanitärnotdienst`),
    japanese:
      listed(`水道屋, 配管工事, 水漏れ修理, 水道修理, 水道設備, トイレ修理, 水回り修理, 水道屋さん, 水のトラブル, 蛇口交換, 水道業者, 配管屋, 排水つまり, トイレのつまり,
      水まわりの修理`),
    Korean:
      listed(`배관 공사, 누수 탐지, 수도 수리, 배관공, 누수 공사, 설비 업체, 변기 수리, 배관, 배관 수리, 변기 뚫는 곳, 하수구 뚫는 집, 누수 탐지 업체, 설비집,
      동네 설비, 막힌 곳 뚫음`),
  },
  things: {
    english:
      listed(`leak, tap, faucet, drain, toilet, bathroom, pipe, sink, shower, radiator, cistern, water heater,
      blocked, burst, boiler, stopcock`),
    spanish: listed('grifo, fuga, cañería, tubería, inodoro, calentador, baño'),
    french: listed('robinet, fuite, canalisation, chauffe-eau, wc, évier, sanitaire'),
    italian: listed('rubinetto, perdita, tubatura, scarico, caldaia, bagno, scaldabagno'),
    german: listed('wasserhahn, rohrbruch, abfluss, bad, toilette, dusche, leck, verstopfung, rohr'),
    japanese: listed('水漏れ, 配管, 給湯器, 蛇口, 水道, 水回り, 排水, トイレつまり'),
    Korean: listed('누수, 수도, 하수구, 변기, 수도꼭지, 막힘, 싱크대 막힘'),
  },
  schemaType: 'Plumber',
}
