/** The sounds, made of a few tones and a breath of noise. */

export type Sound = 'card' | 'coin' | 'turn' | 'win' | 'end';

const LOUDNESS = 0.12;

/** When a tone begins, how high it is in Hz, and how long it rings; in seconds. */
type Tone = readonly [at: number, pitch: number, rings: number];

const TONES: Record<Exclude<Sound, 'card'>, readonly Tone[]> = {
  coin: [
    [0, 1976, 0.09],
    [0.05, 2637, 0.16],
  ],
  turn: [
    [0, 587, 0.25],
    [0.13, 880, 0.4],
  ],
  // A fanfare of a second, and a close.
  win: [
    [0, 587, 0.2],
    [0.1, 587, 0.2],
    [0.2, 740, 0.3],
    [0.34, 880, 0.4],
    [0.5, 1175, 0.7],
    [0.5, 740, 0.7],
    [0.5, 587, 0.7],
  ],
  end: [
    [0, 587, 0.5],
    [0.18, 494, 0.5],
    [0.36, 587, 0.7],
  ],
};

let context: AudioContext | undefined;

export function synthesise(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  if (sound === 'card') brush(context);
  else for (const tone of TONES[sound]) ring(context, tone);
}

function ring(audio: AudioContext, [at, pitch, rings]: Tone): void {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  const start = audio.currentTime + at;
  tone.connect(fading(audio, start, rings));
  tone.start(start);
  tone.stop(start + rings);
}

/** Paper on cloth: noise that is gone at once. */
function brush(audio: AudioContext): void {
  const lasts = 0.09;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const muffle = audio.createBiquadFilter();
  source.buffer = noise;
  muffle.type = 'bandpass';
  muffle.frequency.value = 1800;
  source.connect(muffle).connect(fading(audio, audio.currentTime, lasts));
  source.start();
}

function fading(audio: AudioContext, start: number, lasts: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(LOUDNESS, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}
