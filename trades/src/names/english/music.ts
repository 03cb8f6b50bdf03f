import type { EnglishTrade } from '../english-words.ts'

/** The words of music, and of each instrument for itself: a piano has no bow. */
export const music: readonly EnglishTrade[] = [
  {
    of: 'music-lessons, musician-for-hire, wedding-band, musical-instrument, choir',
    houses: 'Music, Music Room',
    things: 'Scale, Note, Octave, Chord, Treble, Refrain, Stave, Rest, Tune, Beat',
    marks: 'Slow, First, Open, Quiet',
    counted: 'Octaves, Notes, Beats, Tunes',
    joined: 'chord, tune',
    names:
      'From the Top, Once More with Feeling, Wrong Notes Welcome, Sharps & Flats, Play It Again, Half a Beat, Stave & Rest, The First Tune, Count to Four',
    did: 'Played',
  },
  {
    of: 'piano',
    houses: 'Piano, Piano Room, Keys',
    things: 'Key, Octave, Pedal, Scale, Hammer, Chord, Stool, Lid, Ivory, Treble',
    marks: 'Slow, First, Quiet, Upright',
    counted: 'Keys, Octaves, Pedals, Scales',
    joined: 'key, chord',
    names:
      'Both Hands Together, Middle C, Eighty-Eight Keys, Black & White, Four Hands, The Quiet Pedal, Wrong Notes Welcome, From the Top, Pedal & Key',
    did: 'Played',
  },
  {
    of: 'strings',
    houses: 'Strings, Music Room',
    things: 'Bow, String, Rosin, Bridge, Scroll, Peg, Chin, Octave, Tune',
    marks: 'Open, Slow, First, Quiet',
    counted: 'Strings, Bows, Octaves, Tunes',
    joined: 'string, bow',
    names:
      'Open Strings, Bow & Rosin, Up Bow, The First Bow, Scroll & Peg, Four Strings, Wrong Notes Welcome, From the Top, Down Bow',
    did: 'Played',
  },
  {
    of: 'guitar',
    houses: 'Guitar, Guitar Room',
    things: 'Fret, String, Chord, Strum, Capo, Plectrum, Riff, Neck, Tune',
    marks: 'Open, First, Slow, Loud',
    counted: 'Strings, Frets, Chords, Riffs',
    joined: 'fret, chord',
    names:
      'Three Chords, Fret & Strum, Sore Fingers, Open Tuning, Campfire Chords, Six Strings, Play It Again, The Last Fret, Capo & Chord',
    did: 'Played',
  },
  {
    of: 'brass',
    houses: 'Brass, Brass Room',
    things: 'Valve, Bell, Mute, Slide, Fanfare, Breath, Note, Bugle, March',
    marks: 'Bright, Loud, First, Golden',
    counted: 'Valves, Notes, Fanfares, Breaths',
    joined: 'valve, bell',
    names:
      'Big Breath, Three Valves, Bell & Mute, The First Fanfare, Loud and Late, Golden Bell, From the Top, Long Note, Valve & Slide',
    did: 'Played',
  },
  {
    of: 'winds',
    houses: 'Winds, Music Room',
    things: 'Reed, Breath, Note, Key, Pad, Whistle, Tune, Octave, Trill',
    marks: 'Slow, First, Long, Quiet',
    counted: 'Reeds, Breaths, Notes, Trills',
    joined: 'reed, tune',
    names:
      'Long Breath, Reed & Breath, The First Trill, Wet Reed, From the Top, Wrong Notes Welcome, One Long Note, Trill & Tune',
    did: 'Played',
  },
  {
    of: 'drums',
    houses: 'Drums, Drum Room',
    things: 'Stick, Snare, Cymbal, Beat, Groove, Hoop, Rim, Pedal, Roll',
    marks: 'Loud, Steady, First, Quick',
    counted: 'Beats, Sticks, Rolls, Cymbals',
    joined: 'beat, drum',
    names:
      'Half a Beat, Stick & Snare, Count to Four, The Loud Room, Sorry Neighbor, Rim Shot, Four on the Floor, Steady Roll, Beat & Groove',
    did: 'Played',
  },
  {
    of: 'singing, singing-teacher',
    houses: 'Voice, Singing, Voices',
    things: 'Breath, Note, Refrain, Verse, Choir, Hum, Treble, Echo, Song',
    marks: 'Quiet, First, Open, Long',
    counted: 'Voices, Verses, Breaths, Songs',
    joined: 'song, verse',
    names:
      'Deep Breath, Once More with Feeling, Hum & Echo, The Second Verse, Open Mouth, Verse & Refrain, Sing It Again, From the Top',
    did: 'Sung',
  },
  {
    of: 'piano-tuner, piano-repair',
    houses: 'Piano Tuning, Tuning, Piano Works',
    things: 'Key, Hammer, Fork, Felt, Pedal, Wire, Pin, Ivory, Octave',
    marks: 'Slow, True, Quiet, Upright',
    counted: 'Keys, Octaves, Hammers, Pins',
    joined: 'key, felt',
    names:
      'In Tune Again, Eighty-Eight Keys, Felt & Fork, Concert Pitch, A Half Tone Up, Four Forty, Hammer & Felt, The True Octave',
    did: 'Tuned',
  },
  {
    of: 'strings-repair, guitar-repair',
    houses: 'Strings, Workshop',
    things: 'String, Peg, Bridge, Neck, Glue, Spruce, Nut, Soundhole, Clamp',
    marks: 'Slow, Open, True, Quiet',
    counted: 'Strings, Pegs, Bridges, Clamps',
    joined: 'string, peg',
    names:
      'In Tune Again, Peg & Bridge, Concert Pitch, Open Strings, Spruce & Glue, Back in Tune, The True Neck',
    did: 'Tuned',
  },
  {
    of: 'instrument-repairer, brass-repair, winds-repair, drums-repair',
    houses: 'Instruments, Workshop',
    things: 'Cork, Pad, Spring, Solder, Screw, Key, Felt, Oil, Tune',
    marks: 'Slow, True, Quiet, Bright',
    counted: 'Keys, Pads, Springs, Corks',
    joined: 'spring, cork',
    names:
      'In Tune Again, Concert Pitch, Pad & Cork, Plays Again, A Half Tone Up, Every Leak Found, Cork & Spring',
    did: 'Mended',
  },
]
