import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'flower-farm',
  kind: 'shop',
  names: {
    english: 'Flower farm',
    spanish: 'Granja de flores',
    french: 'Ferme florale',
    italian: 'Fattoria di fiori',
    german: 'Blumenfeld',
    japanese: '花農家',
    Korean: '꽃 농장',
  },
  naming: {
    english: listed(`flower grower, cut flowers grower, british grown flowers, lavender farm, dahlia grower,
      seasonal cut flowers`),
    spanish: listed('flores de temporada, cultivo de flores, campo de lavanda'),
    french: listed(`horticulteur fleurs coupées, fleurs de saison locales, champ de fleurs, lavandiculteur`),
    italian: listed('coltivazione di fiori, fiori recisi, campo di lavanda'),
    german: listed(`schnittblumengärtnerei, slowflower, blumen zum selberschneiden, schnittblumen vom feld`),
    japanese: listed('切り花農家, 花き栽培, ラベンダー畑'),
    Korean: listed('화훼 농장, 절화 농장'),
  },
  things: {
    english: listed('bunches, dahlias, sweet peas, buckets, tulips, peonies, cut flowers'),
    spanish: listed('dalias, tulipanes, peonías, ramos, lavanda'),
    french: listed('dahlias, tulipes, pivoines, bouquets, lavande, fleurs coupées'),
    italian: listed('dalie, tulipani, peonie, mazzi, lavanda'),
    german: listed('dahlien, tulpen, gladiolen, sträuße, pfingstrosen, saisonblumen'),
    japanese: listed('ダリア, チューリップ, 切り花, 花束'),
    Korean: listed('튤립, 국화, 꽃다발, 절화'),
  },
}
