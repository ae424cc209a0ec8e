import ical, { ICalAlarmType } from 'ical-generator';
import { calendarTexts } from '#content/plan/plan.ts';
import { site } from '#content/site.ts';
import { readAnswers, writeAnswers } from '#domain/plan/answers.ts';
import { routes } from '#domain/site/routes.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/plan-calendar';
import { findTokenSource, isLinkedByOthers } from './list-lines.ts';
import { completeAnswers, findInTime, makePlan } from './make-plan.ts';

/** Seconds before each event at which its alarm goes off. */
const alarmBefore = 24 * 3_600;

/** `/choose/plan.ics`: the dates of the plan as a calendar (RFC 5545); 404 without a deadline. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(websiteContext);
  const answers = readAnswers(new URL(request.url).searchParams);
  const complete = completeAnswers(answers);
  if (!complete || complete.deadline === 'none') {
    throw new Response('There are no dates without answers and a deadline.', { status: 404 });
  }
  const plan = { ...makePlan(complete, new Date()), answers: complete };
  const dates = findInTime(plan);
  const query = String(writeAnswers(answers));
  const calendar = ical({
    name: calendarTexts.name,
    prodId: { company: site.name, product: calendarTexts.name, language: 'EN' },
  });
  const events = [
    ...(dates
      ? ([
          ['apply', dates.applyBy, calendarTexts.apply[findTokenSource(plan)]],
          ['download', dates.approvedBy, calendarTexts.download],
          ...(dates.registerBy < complete.deadline
            ? [['register', dates.registerBy, calendarTexts.register] as const]
            : []),
        ] as const)
      : []),
    ['sign', complete.deadline, isLinkedByOthers(plan) ? calendarTexts.logIn : calendarTexts.sign] as const,
  ];
  for (const [kind, start, summary] of events) {
    const url = `${siteUrl}${routes.plan.path}?${query}`;
    // One id for the same plan: a second import replaces the first.
    const id = `${kind}-${query.replaceAll(/[^\w-]/g, '-')}@${new URL(siteUrl).host}`;
    const event = calendar.createEvent({ id, start, end: start, summary, description: url, url });
    event.createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore, description: summary });
  }
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="dsc-plan.ics"',
      'X-Robots-Tag': 'noindex',
    },
  });
}
