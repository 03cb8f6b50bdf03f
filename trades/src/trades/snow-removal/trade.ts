import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'snow-removal',
  kind: 'home-call-out',
  names: {
    english: 'Snow removal',
    spanish: 'Retirada de nieve',
    french: 'Déneigement',
    italian: 'Sgombero neve',
    german: 'Winterdienst',
    japanese: '除雪',
    Korean: '제설 작업',
  },
  naming: {
    english:
      listed(`snow plowing, snow ploughing, snow clearing, snowplow, snow shoveling, gritting, winter maintenance,
      snow blowing, roof snow removal, plow driveways, de-icing, snow plow service, driveways plowed,
      walks shoveled, roof raking, ice dams, roofs raked`),
    spanish: listed(
      `quitanieves, limpieza de nieve, remoción de nieve, despeje de nieve, servicio quitanieves`,
    ),
    french: listed(
      `déneigeur, déneigement de toiture, salage, viabilité hivernale, déneiger, déneigement de toitures`,
    ),
    italian: listed('spalatura neve, rimozione neve, spazzaneve, servizio neve, spargisale'),
    german: listed(
      `Schneeräumung, Schneeräumdienst, Räumdienst, Schneeräumen, Streudienst, Dachschneeräumung`,
    ),
    japanese: listed('雪下ろし, 除雪代行, 排雪, 雪かき, 屋根の雪下ろし, 除雪業者, 雪かき代行, 除雪屋'),
    Korean: listed('제설, 제설업체, 눈 치우기, 제설 대행, 제설작업'),
  },
  things: {
    english:
      listed(`plow, plowed, storm, salt, sidewalks, ice, shovel, parking lots, roof rake, season contract,
      blizzard, walkways, grit, dusk till dawn, salting, shoveled, sanding`),
    spanish: listed('nieve, sal, hielo, pala, accesos, aceras, invierno, aparcamiento'),
    french: listed(
      `neige, sel, verglas, pelle, entrée, stationnement, toit, souffleuse, hiver, gratte, entrées, marches`,
    ),
    italian: listed('neve, sale, ghiaccio, pala, vialetti, marciapiedi, inverno, parcheggi'),
    german:
      listed(`Schnee, Streuen, Salz, Gehwege, Räumen, Glätte, Räumpflicht, Splitt, Parkplätze, Schneeschieber,
      gehweg`),
    japanese: listed('雪, 氷, 屋根, 駐車場, 除雪機, 融雪剤, つらら, 冬, 玄関前'),
    Korean: listed('눈, 염화칼슘, 빙판, 주차장, 지붕, 겨울, 삽, 진입로, 제설기, 골목'),
  },
}
