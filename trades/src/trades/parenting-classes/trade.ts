import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'parenting-classes',
  kind: 'classes',
  otherKind: 'children',
  names: {
    english: 'Parenting classes',
    spanish: 'Clases de preparación al parto',
    french: 'Préparation à la naissance',
    italian: 'Corsi preparto',
    german: 'Elternkurse',
    japanese: '親向け・両親学級',
    Korean: '부모교육',
  },
  naming: {
    english: listed(`antenatal classes, hypnobirthing, childbirth classes, birth preparation, parenting coach,
      parent coaching, prenatal classes, antenatal teacher, birthing classes, parenting courses,
      parenting support, parent education, childbirth educator, family coach, positive discipline,
      positive parenting, new parents classes`),
    spanish:
      listed(`escuela de padres, preparación al parto, crianza respetuosa, hipnoparto, disciplina positiva,
      asesora de crianza, porteo asesora, coach de crianza`),
    french: listed(`ateliers parentalité, préparation à l’accouchement, coach parental, hypnonaissance,
      parentalité positive, portage bébé, monitrice de portage, guidance parentale, coaching parental`),
    italian:
      listed(`corso preparto, corsi per genitori, accompagnamento alla nascita, sostegno alla genitorialità,
      hypnobirthing, coach genitoriale, consulente babywearing, educazione positiva`),
    german: listed(`Geburtsvorbereitung, Geburtsvorbereitungskurs, Elterncoach, Elternberatung, Hypnobirthing,
      Erziehungsberatung, Familienberatung, Elternschule, Familiencoach, Elternbegleitung,
      Geburtsvorbereitungskurse, Erziehungsberater, Erziehungsberaterin, Elternkurs, Trageberatung,
      Trageberater, Trageberaterin`),
    japanese: listed(
      '両親学級, 母親学級, 子育て講座, 出産準備クラス, 子育てコーチング, 育児相談, 子育て教室, マタニティクラス, 抱っこひも講座',
    ),
    Korean: listed(
      '출산준비 교실, 육아코칭, 산모교실, 부모코칭, 라마즈 교실, 육아상담, 양육코칭, 히프노버딩',
    ),
  },
  things: {
    english:
      listed(`tantrums, pregnancy, labour, birth partner, breathing, toddlers, boundaries, expecting, bump,
      teenagers, siblings, contractions, screen time, couples`),
    spanish: listed(
      `embarazo, rabietas, crianza, parto, límites, parejas, adolescentes, respiración, hermanos`,
    ),
    french: listed(
      `grossesse, accouchement, colères, parents, adolescents, respiration, limites, fratrie, couple`,
    ),
    italian: listed('gravidanza, parto, capricci, genitori, limiti, adolescenti, respiro, coppia, fasce'),
    german:
      listed(`Trotzphase, Schwangerschaft, Geburt, Wehen, Erziehung, Säuglingspflege, Geschwister, Pubertät,
      Paare, Tragetuch, Wochenbett, Grenzen`),
    japanese: listed('妊娠, 出産, イヤイヤ期, 子育て, 思春期, 呼吸法, 沐浴, パパ, 叱り方'),
    Korean: listed('임신, 출산, 육아, 훈육, 떼쓰기, 사춘기, 예비부모, 호흡, 형제'),
  },
}
