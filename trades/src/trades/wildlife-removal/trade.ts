import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'wildlife-removal',
  kind: 'home-call-out',
  names: {
    english: 'Wildlife removal',
    spanish: 'Control de fauna',
    french: 'Capture de nuisibles sauvages',
    italian: 'Controllo fauna selvatica',
    german: 'Wildtierabwehr',
    japanese: '野生動物対策',
    Korean: '야생동물 퇴치',
  },
  naming: {
    english:
      listed(`wildlife control, possum removal, possum catcher, raccoon removal, squirrel removal, snake catcher,
      bat exclusion, animal control, skunk removal`),
    spanish: listed('captura de fauna, control de jabalíes'),
    french: listed('piégeur agréé, piégeage, capture de fouines, capture de ragondins'),
    italian: listed('allontanamento faine, cattura animali selvatici'),
    german: listed('mardervergrämung, waschbärabwehr, wildtierhilfe am haus'),
    japanese: listed('ハクビシン駆除, イタチ駆除, コウモリ駆除, アライグマ捕獲'),
    Korean: listed('유해 조수 포획, 멧돼지 포획, 뱀 퇴치'),
  },
  things: {
    english: listed('traps, attic, droppings, nests, exclusion, humane, entry holes, swarm'),
    spanish: listed('trampas, desván, nidos'),
    french: listed('fouine, pièges, combles, essaim, ragondin'),
    italian: listed('trappole, sottotetto, sciame'),
    german: listed('marder, waschbär, fallen, dachboden, vergrämung'),
    japanese: listed('罠, 屋根裏, 糞, 侵入口'),
    Korean: listed('덫, 포획, 지붕 밑'),
  },
}
