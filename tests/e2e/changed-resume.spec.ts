import { rmSync, writeFileSync } from 'node:fs';
import { listApplications } from '#database/application/application-store.ts';
import { pdfOfSize } from '#tests/resumes.ts';
import { CareerForm, goodApplication, goodResume } from './career-form.ts';
import { expect, test } from './site.ts';

for (const [what, change] of [
  ['edited', (path: string) => writeFileSync(path, pdfOfSize(2_000))],
  ['deleted', (path: string) => rmSync(path)],
] as const) {
  test(`a file that was ${what} after it was chosen is to be chosen again, and nothing else is lost`, async ({
    page,
    site,
  }, info) => {
    const form = new CareerForm(page);
    await form.open();
    await form.fillWell();
    const path = info.outputPath('Ravi.pdf');
    writeFileSync(path, goodResume.buffer);
    await form.resume.setInputFiles(path);
    await form.expectChosen('Ravi.pdf');
    const before = (await listApplications(site.store.db)).length;
    change(path);
    await form.send.click();
    await form.expectError(form.resume, 'The file has changed. Choose it again.');
    await expect(form.dialog).toBeHidden();
    await expect(page.getByText('No file chosen')).toBeVisible();
    for (const [label, value] of Object.entries(goodApplication)) await expect(form.field(label)).toHaveValue(value);
    await expect(form.terms).toBeChecked();
    expect(await listApplications(site.store.db)).toHaveLength(before);
    writeFileSync(path, goodResume.buffer);
    await form.resume.setInputFiles(path);
    await form.expectNoError(form.resume);
    await form.send.click();
    await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  });
}
