import type { Format } from '../../specs/Format.ts';
import type { Facts, FormatLatency, Trouble } from './Diagnosis.ts';
import type { Examined } from './examine.ts';
import { days, span, utc } from './timeInWords.ts';

/** Clocks that are nearer to each other cause nobody trouble, in seconds. */
const clockSlackS = 60;

/** A certificate is renewed earlier than this, in days. */
const renewedBeforeDays = 14;

/** A format is slow if its median is this many times that of the others, and also this many milliseconds more. */
const slowTimes = 3;
const slowMoreMs = 150;

/** All answers are slow from this median on, in milliseconds. */
const allSlowMs = 2000;

/** What is lawful and worth knowing. */
export function remarksOn(facts: Facts, seen: Examined): readonly Trouble[] {
  const { exchanges, waits, isUnchecked } = seen;
  const remarks: readonly Remark[] = [
    ...(isUnchecked ? [unchecked] : []),
    ...onCertificate(facts),
    ...onLatency(facts.latencies),
    ...onClock(facts),
    ...onZone(facts),
    ...onHttp(facts),
    ...(waits === 0
      ? []
      : [
          {
            topic: 'limit' as const,
            said: `the target asked for time in ${waits} of ${exchanges.length} calls (HTTP 429 or 503)`,
            advice: 'give a run fewer calls a second with --rate',
          },
        ]),
  ];
  return remarks.map((remark) => ({ weight: 'remark', ...remark }));
}

type Remark = Omit<Trouble, 'weight'>;

const unchecked: Remark = {
  topic: 'certificate',
  said: 'the certificate was not checked (--insecure), so nobody knows which server answered',
  advice: 'name the authority that issued the certificate with --ca, and leave out --insecure',
};

function onCertificate({ tls }: Facts): readonly Remark[] {
  if (tls === null || tls.daysLeft < 0 || tls.daysLeft >= renewedBeforeDays) return [];
  return [
    {
      topic: 'certificate',
      said: `the certificate expires in ${days(tls.daysLeft)}`,
      advice: 'renew it in time',
    },
  ];
}

function onLatency(latencies: readonly FormatLatency[]): readonly Remark[] {
  const whole = medianOf(latencies);
  const slow = latencies.filter(({ format, median, count }) => {
    const others = medianOf(latencies, format);
    return latencies.length > 1 && count > 2 && median > slowTimes * others && median > slowMoreMs + others;
  });
  return [
    ...slow.map(({ format, median }): Remark => {
      const others = Math.round(medianOf(latencies, format));
      return {
        topic: 'latency',
        said: `answers in ${format} are slow: the median takes ${Math.round(median)} ms, and ${others} ms in the other formats`,
        advice: `look at how the server writes ${format}, and at what a gateway does with it`,
        formats: [format],
      };
    }),
    ...(whole > allSlowMs
      ? [
          {
            topic: 'latency' as const,
            said: `answers are slow: the median takes ${Math.round(whole)} ms`,
            advice: 'allow a run more with --timeout, and look at the server and the network',
          },
        ]
      : []),
  ];
}

/** The middle of the medians of the formats, without that of `but`; 0 where there is none. */
function medianOf(latencies: readonly FormatLatency[], but?: Format): number {
  const others = latencies.filter(({ format }) => format !== but).map(({ median }) => median);
  return others.sort((a, b) => a - b)[Math.floor((others.length - 1) / 2)] ?? 0;
}

function onClock({ clockOffsetS: offset }: Facts): readonly Remark[] {
  if (offset === null || Math.abs(offset) <= clockSlackS) return [];
  const where = offset > 0 ? 'ahead of' : 'behind';
  return [
    {
      topic: 'clock',
      said: `the clock of the target is ${span(Math.abs(offset))} ${where} that of this machine, by its Date header`,
      advice: 'set the clock that is wrong, by NTP',
    },
  ];
}

function onZone({ zone }: Facts): readonly Remark[] {
  if (zone?.isSummerTime !== true) return [];
  return [
    {
      topic: 'zone',
      said: `the clock of the target keeps summer time (${zone.offsets.map(utc).join(' and ')}, as in ${zone.example}): outside json, times are local, and an hour of autumn comes twice`,
      advice: 'let the server keep its time in UTC, or read exact times in json alone',
    },
  ];
}

function onHttp({ httpVersion }: Facts): readonly Remark[] {
  if (httpVersion === null || Number(httpVersion) >= 1.1) return [];
  return [
    {
      topic: 'http',
      said: `the target answers in HTTP/${httpVersion}, which is made for a new connection for each call`,
      advice: 'let the server, or the gateway in front of it, speak HTTP/1.1',
    },
  ];
}
