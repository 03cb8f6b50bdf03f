import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'window-tinter',
  kind: 'home-call-out',
  names: {
    english: 'Window tinting',
    spanish: 'Tintado de lunas',
    french: 'Pose de films teintés',
    italian: 'Oscuramento vetri',
    german: 'Scheibentönung',
    japanese: 'カーフィルム施工',
    Korean: '썬팅 시공',
  },
  naming: {
    english: listed(
      'window tint, window tinter, car window tinting, tint windows, tinted windows, glass tinting, car tinting',
    ),
    spanish: listed('tintado de cristales, láminas solares, lunas tintadas'),
    french: listed('vitres teintées, film solaire, teinter les vitres'),
    italian: listed('pellicole oscuranti, pellicole per vetri'),
    german: listed('Scheibenfolie, Tönungsfolien, Scheiben tönen, Autoscheiben tönen'),
    japanese: listed('カーフィルム, ウィンドウフィルム'),
    Korean: listed('자동차 썬팅, 틴팅, 썬팅'),
  },
  things: {
    english: listed('limo black, headlight tint, rear windows, privacy glass, saloon, hatchback, uv'),
    spanish: listed('lunas traseras, furgoneta, coche, privacidad'),
    french: listed('vitres arrière, voiture, homologué, intimité'),
    italian: listed('vetri posteriori, auto, omologazione'),
    german: listed('Heckscheiben, Auto, Sichtschutz, ABE'),
    japanese: listed('リアガラス, 透過率, 断熱'),
    Korean: listed('전면, 측후면, 농도'),
  },
}
