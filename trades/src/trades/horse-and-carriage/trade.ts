import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'horse-and-carriage',
  kind: 'events',
  names: {
    english: 'Horse and carriage',
    spanish: 'Coche de caballos',
    french: 'Calèche',
    italian: 'Carrozza con cavalli',
    german: 'Kutschfahrten',
    japanese: '馬車',
    Korean: '마차 대여',
  },
  naming: {
    english:
      listed(`carriage hire, horse drawn carriage, horse-drawn carriage, carriage rides, wedding carriage,
      carriage driver, horse carriage, sleigh rides, carriage company, horse drawn hearse, wagon rides,
      hay rides, horse drawn weddings, horse drawn, carriage driving`),
    spanish:
      listed(`alquiler de calesas, paseos en coche caballos, carruajes para bodas, calesa, paseos en calesa,
      coches de caballos, carruaje de caballos`),
    french:
      listed(`promenade en calèche, location de calèche, calèche mariage, attelage, balades en calèche, cocher,
      traîneau à cheval, promenades en attelage, roulotte à cheval`),
    italian:
      listed(`noleggio carrozze, carrozze con cavalli, giri in carrozza, calesse, carrozza per matrimoni,
      carrozza e cavalli, slitta con cavalli`),
    german: listed(`Hochzeitskutsche, Kutscher, Kutscherin, Kutschbetrieb, Planwagenfahrten, Pferdekutschen,
      Kutschenvermietung, Pferdeschlittenfahrten, Fuhrhalterei, Kutschen, Kremserfahrten, Kutschenbetrieb`),
    japanese: listed('馬車レンタル, 観光馬車, ウェディング馬車, 馬そり, 馬車運行, 馬車ツアー'),
    Korean: listed('꽃마차, 마차체험, 웨딩마차, 관광마차, 마차 투어'),
  },
  things: {
    english:
      listed(`landau, grey horses, weddings, coachman, plumes, tours, Shires, proms, brass, white horses,
      Cinderella, heavy horses`),
    spanish: listed('caballos, boda, cochero, paseo, landó, feria, novios, carroza, ruta'),
    french: listed(
      'chevaux, mariage, cheval de trait, chevaux de trait, balade, landau, mariés, meneur, percherons, visite',
    ),
    italian: listed('cavalli, sposi, cocchiere, passeggiate, landau, corteo, giro, matrimonio, fiocchi'),
    german: listed('Pferde, Planwagen, Hochzeit, Landauer, Schlitten, Kaltblut, Ausflug, Brautpaar'),
    japanese: listed('馬, 御者, 結婚式, 観光, パレード, 白馬, そり, 遊覧, ばん馬'),
    Korean: listed('말, 마부, 웨딩, 관광, 퍼레이드, 흑마, 백마, 행사, 썰매'),
  },
}
