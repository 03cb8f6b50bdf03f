import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'animals',
  names: {
    english: 'Animals',
    spanish: 'Animales',
    french: 'Animaux',
    italian: 'Animali',
    german: 'Rund ums Tier',
    japanese: '動物・ペット',
    Korean: '동물',
  },
  tone: 'warm',
  ways: ['appointment', 'call-out', 'walk-in', 'enroll'],
  families: ['clinic', 'hearth', 'field'],
  palettes: ['sea', 'mint', 'delft', 'leaf'],
  artwork: { forms: ['coat', 'week', 'glyph'], motifs: ['dog-care'], never: ['bath', 'brush', 'scissors'] },
  schemaType: 'LocalBusiness',
  things: {
    english: ['dog', 'cat', 'puppy', 'kitten', 'rabbit', 'horse', 'pet', 'animal', 'owner'],
    spanish: ['perro', 'gato', 'cachorro', 'conejo', 'caballo', 'mascota', 'animal'],
    french: ['chien', 'chat', 'chiot', 'chaton', 'lapin', 'cheval', 'animal'],
    italian: ['cane', 'gatto', 'cucciolo', 'coniglio', 'cavallo', 'animale'],
    german: ['hund', 'katze', 'welpe', 'kaninchen', 'pferd', 'haustier', 'tier'],
    japanese: ['犬', '猫', 'ペット', '子犬', 'うさぎ', '馬', '動物'],
    Korean: ['강아지', '고양이', '반려견', '반려묘', '반려동물', '토끼'],
  },
}
