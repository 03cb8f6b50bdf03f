import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'skip-hire',
  kind: 'home-call-out',
  names: {
    english: 'Skip hire',
    spanish: 'Alquiler de contenedores',
    french: 'Location de bennes',
    italian: 'Noleggio cassoni scarrabili',
    german: 'Containerdienst',
    japanese: 'コンテナ廃材回収',
    Korean: '폐기물 암롤박스 임대',
  },
  naming: {
    english:
      listed(`skips, dumpster rental, dumpsters, skip bins, roll-off dumpster, roll off container, grab hire,
      bin hire, dumpster hire, rent a dumpster, mini skip`),
    spanish:
      listed(`contenedores de obra, contenedores de escombros, alquiler de contenedor, sacas de escombro,
      cubas de escombros`),
    french: listed(`location de benne, location benne, bennes à gravats, benne à déchets, big bag gravats`),
    italian: listed(`noleggio container rifiuti, cassoni scarrabili, noleggio scarrabili, noleggio cassoni,
      big bag macerie`),
    german:
      listed(`Muldenservice, Muldenverleih, Schuttcontainer, Containerverleih, Schuttmulden, Absetzcontainer,
      Containerservice`),
    japanese: listed('廃材コンテナ, コンテナ回収, バッカン貸出, コンテナ設置回収, 産廃コンテナ'),
    Korean: listed('암롤박스, 폐기물 컨테이너, 암롤박스 임대, 건설폐기물 박스, 폐기물 박스 임대'),
  },
  things: {
    english:
      listed(`yard skip, permit, rubble, soil, mixed waste, drop off, collect, hardcore, yards, container,
      wait and load, tonne`),
    spanish: listed('escombros, contenedor, obra, metros cúbicos, permiso, tierra, poda, retirada, saco'),
    french: listed(
      `benne, gravats, chantier, terre, déchets verts, mètres cubes, pose, enlèvement, tout-venant`,
    ),
    italian: listed('cassone, macerie, cantiere, terra, metri cubi, ritiro, verde, calcinacci'),
    german:
      listed(`Container, Mulde, Bauschutt, Erdaushub, Grünschnitt, Kubikmeter, Stellgenehmigung, Entsorgung,
      Baustelle, Gartenabfälle, Absetzmulde`),
    japanese: listed('廃材, がれき, 土砂, 現場, 産廃, コンテナ, 立米, 解体, 木くず'),
    Korean: listed('건설폐기물, 폐콘크리트, 현장, 토사, 톤, 수거, 폐목재, 마대'),
  },
}
